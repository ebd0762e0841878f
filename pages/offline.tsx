export { OfflinePage as default } from '@/screens/Document/OfflinePage';
