import { route } from '@/relay/route';
import { PrivacyScreen, privacyScreenQuery } from '@/screens/PrivacyScreen/PrivacyScreen';

export default route(PrivacyScreen, privacyScreenQuery, () => ({}));
