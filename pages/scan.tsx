import { route } from '@/relay/route/route';
import { scanScreen } from '@/screens/ScanScreen/ScanScreen';

export default route(scanScreen);
