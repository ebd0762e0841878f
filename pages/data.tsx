import { route } from '@/relay/route/route';
import { dataScreen } from '@/screens/DataScreen/DataScreen';

export default route(dataScreen);
