import { route } from '@/relay/route/route';
import { compareScreen } from '@/screens/CompareScreen/CompareScreen';

export default route(compareScreen);
