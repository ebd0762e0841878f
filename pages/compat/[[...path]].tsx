import { route } from '@/relay/route';
import {
  CompatScreen,
  compatScreenOutcome,
  compatScreenQuery,
  compatScreenVariables,
} from '@/screens/CompatScreen/CompatScreen';

export default route(CompatScreen, compatScreenQuery, compatScreenVariables, compatScreenOutcome);
