import { route } from '@/relay/route';
import {
  DevelopersScreen,
  developersScreenQuery,
} from '@/screens/DevelopersScreen/DevelopersScreen';

export default route(DevelopersScreen, developersScreenQuery, () => ({}));
