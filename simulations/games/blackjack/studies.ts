import { shoe } from './shoe/study';
import { byDecks } from './studies/by-decks';
import { exactEdge } from './studies/exact-edge';
import { removal } from './studies/removal';

export const blackjackStudies = [shoe, byDecks, exactEdge, removal];
