export { ErrorPage as default } from '@/screens/Document/ErrorPage';
