import { shareScreen } from '@/client/screens/ShareScreen/ShareScreen';
import { route } from '@/relay/route/route';

export default route(shareScreen);
