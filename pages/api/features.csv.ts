import { sendFeatures } from '@/server/http/sendFeatures';

export default sendFeatures('csv');
