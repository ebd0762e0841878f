/**
 * @generated SignedSource<<5553673caad3cce16c31591e9b9f889f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs, Result } from "relay-runtime";
export type AudienceReach_audience$data = Result<{
  readonly baselineReach: ReadonlyArray<{
    readonly name: string;
    readonly share: number;
    readonly target: string;
  }>;
  readonly name: string;
  readonly " $fragmentType": "AudienceReach_audience";
}, unknown>;
export type AudienceReach_audience$key = {
  readonly " $data"?: AudienceReach_audience$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudienceReach_audience">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "AudienceReach_audience",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "BaselineReach",
      "kind": "LinkedField",
      "name": "baselineReach",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "target",
          "storageKey": null
        },
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "share",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Audience",
  "abstractKey": null
};
})();

(node as any).hash = "4032d5f4726e11bec196077ecf59c296";

export default node;
