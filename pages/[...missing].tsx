import { route } from '@/relay/route/route';
import { missingScreen } from '@/screens/MissingScreen/MissingScreen';

export default route(missingScreen);
