public enum Tab { case board, scores }
