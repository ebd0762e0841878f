import { baselineScreen } from '@/client/screens/BaselineScreen/BaselineScreen';
import { route } from '@/relay/route/route';

export default route(baselineScreen);
