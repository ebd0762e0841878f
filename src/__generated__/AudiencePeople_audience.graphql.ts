/**
 * @generated SignedSource<<62a2dab21c0124b425ca7571b6d2d7a6>>
 * @lightSyntaxTransform
 * @codegen-command: npm run relay
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ReleaseAge = "OLDER" | "UNDATED" | "UNDER_FIVE_YEARS" | "UNDER_HALF_YEAR" | "UNDER_ONE_YEAR" | "UNDER_THREE_YEARS" | "UNDER_TWO_YEARS";
import type { FragmentRefs, Result } from "relay-runtime";
export type AudiencePeople_audience$data = Result<{
  readonly browserAges: ReadonlyArray<{
    readonly ages: ReadonlyArray<{
      readonly age: ReleaseAge;
      readonly share: number;
    }>;
    readonly browser: {
      readonly name: string;
      readonly slug: string;
    };
    readonly share: number;
  }>;
  readonly name: string;
  readonly " $fragmentType": "AudiencePeople_audience";
}, unknown>;
export type AudiencePeople_audience$key = {
  readonly " $data"?: AudiencePeople_audience$data;
  readonly " $fragmentSpreads": FragmentRefs<"AudiencePeople_audience">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "share",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "catchTo": "RESULT"
  },
  "name": "AudiencePeople_audience",
  "selections": [
    (v0/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "BrowserAges",
      "kind": "LinkedField",
      "name": "browserAges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Browser",
          "kind": "LinkedField",
          "name": "browser",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "slug",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "concreteType": "AgeShare",
          "kind": "LinkedField",
          "name": "ages",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "age",
              "storageKey": null
            },
            (v1/*:: as any*/)
          ],
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

(node as any).hash = "5a679e8ec00a49e563f17bda16421c70";

export default node;
