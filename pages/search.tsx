export { SearchRoute as default } from '@/screens/SearchScreen/SearchRoute';
