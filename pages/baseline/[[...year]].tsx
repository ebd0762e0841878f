import { route } from '@/relay/route/route';
import { baselineScreen } from '@/screens/BaselineScreen/BaselineScreen';

export default route(baselineScreen);
