import { projectScreen } from '@/client/screens/ProjectScreen/ProjectScreen';
import { route } from '@/relay/route/route';

export default route(projectScreen);
