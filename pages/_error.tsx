export { ErrorPage as default } from '@/screens/App/ErrorPage';
