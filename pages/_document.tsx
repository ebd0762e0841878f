export { Document as default } from '@/screens/Document/Document';
