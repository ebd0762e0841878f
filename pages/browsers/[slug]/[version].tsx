import { route } from '@/relay/route';
import {
  ReleaseScreen,
  releaseScreenOutcome,
  releaseScreenQuery,
  releaseScreenVariables,
} from '@/screens/ReleaseScreen/ReleaseScreen';

export default route(
  ReleaseScreen,
  releaseScreenQuery,
  releaseScreenVariables,
  releaseScreenOutcome,
);
