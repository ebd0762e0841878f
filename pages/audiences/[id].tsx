import { audienceScreen } from '@/client/screens/AudienceScreen/AudienceScreen';
import { route } from '@/relay/route/route';

export default route(audienceScreen);
