export { DevelopersScreen as default } from '@/screens/DevelopersScreen/DevelopersScreen';
