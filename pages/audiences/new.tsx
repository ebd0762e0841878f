import { route } from '@/relay/route/route';
import { newAudienceScreen } from '@/screens/NewAudienceScreen/NewAudienceScreen';

export default route(newAudienceScreen);
