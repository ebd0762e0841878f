import { decideScreen } from '@/client/screens/DecideScreen/DecideScreen';
import { route } from '@/relay/route/route';

export default route(decideScreen);
