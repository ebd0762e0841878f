import { compareScreen } from '@/client/screens/CompareScreen/CompareScreen';
import { route } from '@/relay/route/route';

export default route(compareScreen);
