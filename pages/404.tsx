export { MissingPage as default } from '@/screens/App/MissingPage';
