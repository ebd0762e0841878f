export { MissingPage as default } from '@/client/screens/Document/MissingPage';
