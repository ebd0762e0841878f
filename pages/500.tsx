export { Failure as default } from '@/sections/Failure';
