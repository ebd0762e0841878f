export { SearchRoute as default } from '@/client/screens/SearchScreen/SearchRoute';
