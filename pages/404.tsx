export { MissingPage as default } from '@/screens/Document/MissingPage';
