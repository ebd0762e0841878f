import { developersScreen } from '@/client/screens/DevelopersScreen/DevelopersScreen';
import { route } from '@/relay/route/route';

export default route(developersScreen);
