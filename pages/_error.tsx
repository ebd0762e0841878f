export { ErrorPage as default } from '@/client/screens/Document/ErrorPage';
