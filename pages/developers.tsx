import { route } from '@/relay/route/route';
import { developersScreen } from '@/screens/DevelopersScreen/DevelopersScreen';

export default route(developersScreen);
