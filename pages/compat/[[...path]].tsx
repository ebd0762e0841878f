import { route } from '@/relay/route/route';
import { compatScreen } from '@/screens/CompatScreen/CompatScreen';

export default route(compatScreen);
