import { newAudienceScreen } from '@/client/screens/NewAudienceScreen/NewAudienceScreen';
import { route } from '@/relay/route/route';

export default route(newAudienceScreen);
