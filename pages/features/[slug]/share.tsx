import { route } from '@/relay/route/route';
import { shareScreen } from '@/screens/ShareScreen/ShareScreen';

export default route(shareScreen);
