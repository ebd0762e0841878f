import { answerOf, isAnswerPath } from '@/server/answers/answerOf';
import { writeFileSync } from 'node:fs';
for (const a of ['/feeds/newly','/feeds/query?q=grop:css','/feeds?q=group:css','/feeds/x','/badge/features/has.svg','/badge/features/temporal.svg','/badge/compat/css.selectors.has.svg?theme=dark','/badge/features/hass.svg','/embed/features/has','/embed/features/temporal','/embed/features/x','/oembed?url=http://x/features/has','/features/has.json','/exports/browserslistrc?features=has,grid','/exports/browserslistrc?features=temporal','/exports/eslint.json?features=has,grid,container-queries','/exports/stylelint.json?features=has,anchor-positioning','/exports/eslint.json?features=haz','/badge/features/%E0%A4%A.svg']) {
 const r = answerOf(a,'http://x','2026-11-21'); console.log('=====',a,isAnswerPath(a.split('?')[0]!),r.status,r.type,r.body.length); console.log(r.body.slice(0,a.includes('feeds')?1500:2500));
}
