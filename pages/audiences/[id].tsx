import { route } from '@/relay/route/route';
import { audienceScreen } from '@/screens/AudienceScreen/AudienceScreen';

export default route(audienceScreen);
