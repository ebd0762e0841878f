import { operatorScreen } from '@/client/screens/OperatorScreen/OperatorScreen';
import { route } from '@/relay/route/route';

export default route(operatorScreen);
