import { scanScreen } from '@/client/screens/ScanScreen/ScanScreen';
import { route } from '@/relay/route/route';

export default route(scanScreen);
