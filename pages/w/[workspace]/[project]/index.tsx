import { route } from '@/relay/route/route';
import { projectScreen } from '@/screens/ProjectScreen/ProjectScreen';

export default route(projectScreen);
