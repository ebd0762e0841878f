export { OfflinePage as default } from '@/client/screens/Document/OfflinePage';
