export { Failure as default } from '@/screens/sections/Failure';
