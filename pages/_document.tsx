export { Document as default } from '@/client/screens/Document/Document';
