export { Failure as default } from '@/client/sections/Failure';
