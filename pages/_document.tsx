export { Document as default } from '@/screens/App/Document';
