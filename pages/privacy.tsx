import { route } from '@/relay/route/route';
import { privacyScreen } from '@/screens/PrivacyScreen/PrivacyScreen';

export default route(privacyScreen);
