export { OfflinePage as default } from '@/screens/App/OfflinePage';
