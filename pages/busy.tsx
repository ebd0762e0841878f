export { BusyPage as default } from '@/client/screens/Document/BusyPage';
