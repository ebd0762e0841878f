import { route } from '@/relay/route';
import {
  NewAudienceScreen,
  newAudienceScreenQuery,
} from '@/screens/NewAudienceScreen/NewAudienceScreen';

export default route(NewAudienceScreen, newAudienceScreenQuery, () => ({}));
