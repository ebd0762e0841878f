import { privacyScreen } from '@/client/screens/PrivacyScreen/PrivacyScreen';
import { route } from '@/relay/route/route';

export default route(privacyScreen);
