import { shoe } from './shoe/study';

export const blackjackStudies = [shoe];
