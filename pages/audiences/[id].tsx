import { route } from '@/relay/route';
import { audienceOutcome, audienceVariables } from '@/screens/AudienceScreen/audienceAddress';
import { AudienceScreen, audienceScreenQuery } from '@/screens/AudienceScreen/AudienceScreen';

export default route(AudienceScreen, audienceScreenQuery, audienceVariables, audienceOutcome);
