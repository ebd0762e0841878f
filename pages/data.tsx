import { dataScreen } from '@/client/screens/DataScreen/DataScreen';
import { route } from '@/relay/route/route';

export default route(dataScreen);
