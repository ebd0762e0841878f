import { route } from '@/relay/route/route';
import { decideScreen } from '@/screens/DecideScreen/DecideScreen';

export default route(decideScreen);
