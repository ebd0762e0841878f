import { route } from '@/relay/route';
import { AudiencesScreen, audiencesScreenQuery } from '@/screens/AudiencesScreen/AudiencesScreen';

export default route(AudiencesScreen, audiencesScreenQuery, () => ({}));
